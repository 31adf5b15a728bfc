function howMany0(S,y$0,w$1){
  let n$2=0;
  let i$3=1;
  for(;i$3<=S[19];i$3++){
    const x$4=S[19+i$3];
    if(x$4===w$1)n$2=n$2+1|0;
  }
  return n$2;
}

function to_0(S,y$0){
  let i$1=0;
  for(;i$1<3;i$1++)S[13+i$1]=0;
  let i$2=0;
  for(;i$2<3;i$2++)S[16+i$2]=0;
  let i$3=howMany0(S,y$0,0);
  for(;i$3>0;i$3=i$3-1|0){
    rowRemove_0(S,19,0,2);
  }
  countsRemoveAll_1(S,13,1);
}

function settle(S){
}

function countsRemoveAll_1(z$0S,z$0,k$1){
  const c$2=-z$0S[z$0+k$1+1]|0;
  z$0S[z$0]+=c$2;
  z$0S[z$0+k$1+1]+=c$2;
}

function rowRemove_0(z$0S,z$0,e$1,a$2){
  let i$3=1;
  const i$4=z$0S[z$0]+1|0;
  for(;i$3<i$4;i$3++){
    if(z$0S[z$0+i$3]===e$1){
      closeGap_4(z$0S,z$0,i$3);
      return;
    }
  }
  fail("absent",a$2);
}

function closeGap_4(z$0S,z$0,i$1){
  const l$2=z$0S[z$0];
  let j$3=i$1;
  for(;j$3<l$2;j$3++)z$0S[z$0+j$3]=z$0S[z$0+j$3+1];
  z$0S[z$0+l$2]=0;
  z$0S[z$0]=l$2-1;
}
