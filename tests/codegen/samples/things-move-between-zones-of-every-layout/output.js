function to_0(S,y$0){
  if(S[19]>0){
    const f$1=rowFirst_0(S,19);
    placesAdd_1(S,16,3,f$1,0);
  }
  placesRemove_2(S,16,0,1);
  countsAdd_3(S,13,0,1);
  let i$2=0;
  for(;i$2<2;i$2++){
    if(S[13]<=0)break;
    const w$3=drawCounts(S,13,0,2,0);
    rowAdd_4(S,19,4,w$3,2);
  }
  placesCounted_5(S,16,S,13,0);
}

function settle(S){
}

function placesCounted_5(z$0S,z$0,t$1S,t$1,f$2){
  let i$3=0;
  for(;i$3<3;i$3++){
    const v$4=z$0S[z$0+i$3];
    const o$5=-v$4>>>31;
    z$0S[z$0+i$3]=0;
    t$1S[t$1]+=o$5;
    const i$6=v$4-f$2&-o$5;
    t$1S[t$1+i$6]+=o$5;
  }
}

function rowAdd_4(z$0S,z$0,l$1,e$2,a$3){
  const l$4=z$0S[z$0];
  if(l$4>=l$1)fail("full",a$3);
  z$0S[z$0+l$4+1]=e$2;
  z$0S[z$0]=l$4+1;
}

function countsAdd_3(z$0S,z$0,k$1,c$2){
  z$0S[z$0]+=c$2;
  z$0S[z$0+k$1+1]+=c$2;
}

function placesRemove_2(z$0S,z$0,e$1,a$2){
  let o$3=-1;
  let i$4=0;
  for(;i$4<3;i$4++){
    const v$5=z$0S[z$0+i$4];
    const h$6=(v$5^e$1+1)-1>>31&o$3;
    z$0S[z$0+i$4]=v$5&~h$6;
    o$3&=~h$6;
  }
  if(o$3!==0)fail("absent",a$2);
}

function placesAdd_1(z$0S,z$0,l$1,e$2,a$3){
  let o$4=-1;
  let i$5=0;
  for(;i$5<l$1;i$5++){
    const v$6=z$0S[z$0+i$5];
    const h$7=v$6-1>>31&o$4;
    z$0S[z$0+i$5]=v$6|e$2+1&h$7;
    o$4&=~h$7;
  }
  if(o$4!==0)fail("full",a$3);
}

function rowFirst_0(z$0S,z$0){
  const f$1=z$0S[z$0+1];
  closeGap_8(z$0S,z$0,1);
  return f$1;
}

function closeGap_8(z$0S,z$0,i$1){
  const l$2=z$0S[z$0];
  let j$3=i$1;
  for(;j$3<l$2;j$3++)z$0S[z$0+j$3]=z$0S[z$0+j$3+1];
  z$0S[z$0+l$2]=0;
  z$0S[z$0]=l$2-1;
}
