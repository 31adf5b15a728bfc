function value_0(S,y$0,h$1){
  return S[15+h$1*6]===0?0:rowEnd_0(S,15+h$1*6);
}

function to_0(S,y$0,h$1){
  rowSort_1(S,15+h$1*6);
  if(S[15+h$1*6]>=S[2]+1)S[13+h$1]=S[16+h$1*6];
  if(S[15+h$1*6]>0){
    const l$2=rowLast_2(S,15+h$1*6);
    countsAdd_3(S,27,l$2-1|0,1);
  }
  const w$3=checkRange_4(S[34+y$0*2],4);
  rowAdd_5(S,15,S[2]+1,w$3,5);
}

function settle(S){
}

function trackStart_6(t$0S,t$0,p$1,f$2){
  let p$3=0;
  for(;p$3<p$1;p$3++){
    t$0S[t$0+(p$3*2|0)]=f$2;
    t$0S[t$0+(p$3*2|0)+1]=p$1-1-p$3;
  }
}

function rowAdd_5(z$0S,z$0,l$1,e$2,a$3){
  const l$4=z$0S[z$0];
  if(l$4>=l$1)fail("full",a$3);
  z$0S[z$0+l$4+1]=e$2;
  z$0S[z$0]=l$4+1;
}

function checkRange_4(v$0,a$1){
  if(!(v$0>=1&&v$0<=6))fail("out-of-range",a$1);
  return v$0;
}

function countsAdd_3(z$0S,z$0,k$1,c$2){
  z$0S[z$0]+=c$2;
  z$0S[z$0+k$1+1]+=c$2;
}

function rowLast_2(z$0S,z$0){
  const l$1=z$0S[z$0];
  const l$2=z$0S[z$0+l$1];
  z$0S[z$0+l$1]=0;
  z$0S[z$0]=l$1-1;
  return l$2;
}

function rowSort_1(z$0S,z$0){
  let i$1=2;
  const i$2=z$0S[z$0]+1|0;
  for(;i$1<i$2;i$1++){
    const e$3=z$0S[z$0+i$1];
    let j$4=i$1;
    for(;!(j$4<=1||z$0S[z$0+j$4-1]<=e$3);j$4=j$4-1|0)z$0S[z$0+j$4]=z$0S[z$0+j$4-1];
    z$0S[z$0+j$4]=e$3;
  }
}

function rowEnd_0(z$0S,z$0){
  return z$0S[z$0+z$0S[z$0]];
}
